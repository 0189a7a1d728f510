-- CreateTable
CREATE TABLE "BuildPart" (
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BuildPart_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "BuildPart_seenAt_idx" ON "BuildPart"("seenAt");
