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
CREATE INDEX "ArtSalon_publishedAt_idx" ON "ArtSalon"("publishedAt");

-- CreateIndex
CREATE INDEX "ArtSalon_imageFileId_deletedAt_publishedAt_idx" ON "ArtSalon"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "ArtSalon_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "ArtSalon"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE INDEX "Colony_deletedAt_createdAt_id_idx" ON "Colony"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Colony_publishedAt_idx" ON "Colony"("publishedAt");

-- CreateIndex
CREATE INDEX "Colony_imageFileId_deletedAt_publishedAt_idx" ON "Colony"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Colony_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "Colony"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE INDEX "Competition_deletedAt_datePosted_id_idx" ON "Competition"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Competition_publishedAt_idx" ON "Competition"("publishedAt");

-- CreateIndex
CREATE INDEX "Competition_documentFileId_deletedAt_publishedAt_idx" ON "Competition"("documentFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "GalleryItem_deletedAt_createdAt_id_idx" ON "GalleryItem"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "GalleryItem_publishedAt_idx" ON "GalleryItem"("publishedAt");

-- CreateIndex
CREATE INDEX "GalleryItem_imageFileId_deletedAt_publishedAt_idx" ON "GalleryItem"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "GalleryItem_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "GalleryItem"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE INDEX "Movie_deletedAt_createdAt_id_idx" ON "Movie"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Movie_publishedAt_idx" ON "Movie"("publishedAt");

-- CreateIndex
CREATE INDEX "Movie_imageFileId_deletedAt_publishedAt_idx" ON "Movie"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Movie_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "Movie"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE INDEX "News_deletedAt_datePosted_id_idx" ON "News"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "News_publishedAt_idx" ON "News"("publishedAt");

-- CreateIndex
CREATE INDEX "News_imageFileId_deletedAt_publishedAt_idx" ON "News"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "News_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "News"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE INDEX "PremisesPhoto_publishedAt_idx" ON "PremisesPhoto"("publishedAt");

-- CreateIndex
CREATE INDEX "Procurement_deletedAt_datePosted_id_idx" ON "Procurement"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Procurement_publishedAt_idx" ON "Procurement"("publishedAt");

-- CreateIndex
CREATE INDEX "Procurement_documentFileId_deletedAt_publishedAt_idx" ON "Procurement"("documentFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Program_deletedAt_eventHappeningDateTime_id_idx" ON "Program"("deletedAt", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_deletedAt_programType_eventHappeningDateTime_id_idx" ON "Program"("deletedAt", "programType", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_publishedAt_idx" ON "Program"("publishedAt");

-- CreateIndex
CREATE INDEX "Program_programType_publishedAt_idx" ON "Program"("programType", "publishedAt");

-- CreateIndex
CREATE INDEX "Program_programType_imageFileId_deletedAt_publishedAt_idx" ON "Program"("programType", "imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Program_programType_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "Program"("programType", "imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- Searching is blind to the script from now on and looks through more columns: the next start fills the texts anew.
UPDATE "Program" SET "searchText" = '';
UPDATE "News" SET "searchText" = '';
UPDATE "Movie" SET "searchText" = '';
UPDATE "Competition" SET "searchText" = '';
UPDATE "Procurement" SET "searchText" = '';
UPDATE "GalleryItem" SET "searchText" = '';
UPDATE "Colony" SET "searchText" = '';
UPDATE "ArtSalon" SET "searchText" = '';
