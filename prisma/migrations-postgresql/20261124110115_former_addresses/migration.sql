-- CreateTable
CREATE TABLE "FormerAddress" (
    "address" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,

    CONSTRAINT "FormerAddress_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "FormerAddress_source_kind_sourceId_idx" ON "FormerAddress"("source", "kind", "sourceId");

-- AddForeignKey
ALTER TABLE "FormerAddress" ADD CONSTRAINT "FormerAddress_source_kind_sourceId_fkey" FOREIGN KEY ("source", "kind", "sourceId") REFERENCES "ImportedItem"("source", "kind", "sourceId") ON DELETE CASCADE ON UPDATE CASCADE;
