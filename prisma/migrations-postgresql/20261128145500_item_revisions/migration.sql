-- AlterTable
ALTER TABLE "ContentRevision" ADD COLUMN     "followedSince" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "ItemRevision" (
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,
    "wasPublic" BOOLEAN NOT NULL,

    CONSTRAINT "ItemRevision_pkey" PRIMARY KEY ("itemType","itemId")
);

-- CreateIndex
CREATE INDEX "ItemRevision_itemType_revision_idx" ON "ItemRevision"("itemType", "revision");
