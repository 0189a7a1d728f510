-- CreateTable
CREATE TABLE "ItemPicture" (
    "fileId" TEXT NOT NULL PRIMARY KEY,
    "programId" INTEGER,
    "newsId" INTEGER,
    "movieId" INTEGER,
    "colonyId" INTEGER,
    "artSalonId" INTEGER,
    CONSTRAINT "ItemPicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ItemPicture_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ItemPicture_newsId_fkey" FOREIGN KEY ("newsId") REFERENCES "News" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ItemPicture_movieId_fkey" FOREIGN KEY ("movieId") REFERENCES "Movie" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ItemPicture_colonyId_fkey" FOREIGN KEY ("colonyId") REFERENCES "Colony" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ItemPicture_artSalonId_fkey" FOREIGN KEY ("artSalonId") REFERENCES "ArtSalon" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ItemPicture_programId_idx" ON "ItemPicture"("programId");
CREATE INDEX "ItemPicture_newsId_idx" ON "ItemPicture"("newsId");
CREATE INDEX "ItemPicture_movieId_idx" ON "ItemPicture"("movieId");
CREATE INDEX "ItemPicture_colonyId_idx" ON "ItemPicture"("colonyId");
CREATE INDEX "ItemPicture_artSalonId_idx" ON "ItemPicture"("artSalonId");

-- AlterTable
ALTER TABLE "Program" ADD COLUMN "imageCredit" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Program" ADD COLUMN "imageFocus" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Program" ADD COLUMN "morePictures" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "News" ADD COLUMN "imageCredit" TEXT NOT NULL DEFAULT '';
ALTER TABLE "News" ADD COLUMN "imageFocus" TEXT NOT NULL DEFAULT '';
ALTER TABLE "News" ADD COLUMN "morePictures" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "Movie" ADD COLUMN "imageCredit" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Movie" ADD COLUMN "imageFocus" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Movie" ADD COLUMN "morePictures" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "Colony" ADD COLUMN "imageCredit" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Colony" ADD COLUMN "imageFocus" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Colony" ADD COLUMN "morePictures" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "ArtSalon" ADD COLUMN "imageCredit" TEXT NOT NULL DEFAULT '';
ALTER TABLE "ArtSalon" ADD COLUMN "imageFocus" TEXT NOT NULL DEFAULT '';
ALTER TABLE "ArtSalon" ADD COLUMN "morePictures" JSONB NOT NULL DEFAULT '[]';
