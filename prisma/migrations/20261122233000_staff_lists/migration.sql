-- DropIndex
DROP INDEX "ArtSalon_deletedAt_idx";

-- DropIndex
DROP INDEX "ArtSalon_createdAt_id_idx";

-- DropIndex
DROP INDEX "Colony_deletedAt_idx";

-- DropIndex
DROP INDEX "Colony_createdAt_id_idx";

-- DropIndex
DROP INDEX "Competition_deletedAt_idx";

-- DropIndex
DROP INDEX "Competition_datePosted_id_idx";

-- DropIndex
DROP INDEX "GalleryItem_deletedAt_idx";

-- DropIndex
DROP INDEX "GalleryItem_createdAt_id_idx";

-- DropIndex
DROP INDEX "Movie_deletedAt_idx";

-- DropIndex
DROP INDEX "Movie_createdAt_id_idx";

-- DropIndex
DROP INDEX "News_deletedAt_idx";

-- DropIndex
DROP INDEX "News_datePosted_id_idx";

-- DropIndex
DROP INDEX "PremisesPhoto_deletedAt_idx";

-- DropIndex
DROP INDEX "Procurement_deletedAt_idx";

-- DropIndex
DROP INDEX "Procurement_datePosted_id_idx";

-- DropIndex
DROP INDEX "Program_deletedAt_idx";

-- DropIndex
DROP INDEX "Program_programType_eventHappeningDateTime_id_idx";

-- DropIndex
DROP INDEX "Program_eventHappeningDateTime_id_idx";

-- CreateIndex
CREATE INDEX "ArtSalon_deletedAt_createdAt_id_idx" ON "ArtSalon"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ArtSalon_deletedAt_publishedAt_idx" ON "ArtSalon"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Colony_deletedAt_createdAt_id_idx" ON "Colony"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Colony_deletedAt_publishedAt_idx" ON "Colony"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Competition_deletedAt_datePosted_id_idx" ON "Competition"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Competition_deletedAt_publishedAt_idx" ON "Competition"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "GalleryItem_deletedAt_createdAt_id_idx" ON "GalleryItem"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "GalleryItem_deletedAt_publishedAt_idx" ON "GalleryItem"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Movie_deletedAt_createdAt_id_idx" ON "Movie"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Movie_deletedAt_publishedAt_idx" ON "Movie"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "News_deletedAt_datePosted_id_idx" ON "News"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "News_deletedAt_publishedAt_idx" ON "News"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "PremisesPhoto_deletedAt_publishedAt_idx" ON "PremisesPhoto"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Procurement_deletedAt_datePosted_id_idx" ON "Procurement"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Procurement_deletedAt_publishedAt_idx" ON "Procurement"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Program_deletedAt_eventHappeningDateTime_id_idx" ON "Program"("deletedAt", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_deletedAt_programType_eventHappeningDateTime_id_idx" ON "Program"("deletedAt", "programType", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_deletedAt_publishedAt_idx" ON "Program"("deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Program_deletedAt_programType_publishedAt_idx" ON "Program"("deletedAt", "programType", "publishedAt");

-- Searching is blind to the script from now on and looks through more columns: the next start fills the texts anew.
UPDATE "Program" SET "searchText" = '';
UPDATE "News" SET "searchText" = '';
UPDATE "Movie" SET "searchText" = '';
UPDATE "Competition" SET "searchText" = '';
UPDATE "Procurement" SET "searchText" = '';
UPDATE "GalleryItem" SET "searchText" = '';
UPDATE "Colony" SET "searchText" = '';
UPDATE "ArtSalon" SET "searchText" = '';
