-- What lists are ordered by when they are ordered by title. The next start fills it.

ALTER TABLE "Program" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "Program_deletedAt_programType_titleKey_eventHappeningDateTime_id_idx" ON "Program"("deletedAt", "programType", "titleKey", "eventHappeningDateTime", "id");

ALTER TABLE "News" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "News_deletedAt_titleKey_datePosted_id_idx" ON "News"("deletedAt", "titleKey", "datePosted", "id");

ALTER TABLE "Movie" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "Movie_deletedAt_titleKey_createdAt_id_idx" ON "Movie"("deletedAt", "titleKey", "createdAt", "id");

ALTER TABLE "Competition" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "Competition_deletedAt_titleKey_datePosted_id_idx" ON "Competition"("deletedAt", "titleKey", "datePosted", "id");

ALTER TABLE "Procurement" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "Procurement_deletedAt_titleKey_datePosted_id_idx" ON "Procurement"("deletedAt", "titleKey", "datePosted", "id");

ALTER TABLE "GalleryItem" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "GalleryItem_deletedAt_titleKey_createdAt_id_idx" ON "GalleryItem"("deletedAt", "titleKey", "createdAt", "id");

ALTER TABLE "Colony" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "Colony_deletedAt_titleKey_createdAt_id_idx" ON "Colony"("deletedAt", "titleKey", "createdAt", "id");

ALTER TABLE "ArtSalon" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "ArtSalon_deletedAt_titleKey_createdAt_id_idx" ON "ArtSalon"("deletedAt", "titleKey", "createdAt", "id");

ALTER TABLE "PremisesPhoto" ADD COLUMN "titleKey" TEXT NOT NULL DEFAULT '';
CREATE INDEX "PremisesPhoto_deletedAt_titleKey_createdAt_id_idx" ON "PremisesPhoto"("deletedAt", "titleKey", "createdAt", "id");
