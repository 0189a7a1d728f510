ALTER TABLE "ArtSalon" ADD COLUMN "descriptionMarkup" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Colony" ADD COLUMN "descriptionMarkup" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Competition" ADD COLUMN "descriptionMarkup" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Movie" ADD COLUMN "descriptionMarkup" TEXT NOT NULL DEFAULT '';
ALTER TABLE "News" ADD COLUMN "descriptionMarkup" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Procurement" ADD COLUMN "descriptionMarkup" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Program" ADD COLUMN "descriptionMarkup" TEXT NOT NULL DEFAULT '';
