-- AlterTable
ALTER TABLE "ContentRevision" ADD COLUMN "followedSince" DATETIME;

-- CreateTable
CREATE TABLE "ItemRevision" (
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "changedAt" DATETIME NOT NULL,
    "wasPublic" BOOLEAN NOT NULL,

    PRIMARY KEY ("itemType", "itemId")
);

-- CreateIndex
CREATE INDEX "ItemRevision_itemType_revision_idx" ON "ItemRevision"("itemType", "revision");
