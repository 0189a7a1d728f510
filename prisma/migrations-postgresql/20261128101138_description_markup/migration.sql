-- AlterTable
ALTER TABLE "ArtSalon" ADD COLUMN     "descriptionMarkup" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Colony" ADD COLUMN     "descriptionMarkup" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Competition" ADD COLUMN     "descriptionMarkup" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Movie" ADD COLUMN     "descriptionMarkup" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "News" ADD COLUMN     "descriptionMarkup" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Procurement" ADD COLUMN     "descriptionMarkup" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "descriptionMarkup" TEXT NOT NULL DEFAULT '';
