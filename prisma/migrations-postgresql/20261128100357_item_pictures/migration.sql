-- AlterTable
ALTER TABLE "ArtSalon" ADD COLUMN     "imageCredit" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocus" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "morePictures" JSON NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Colony" ADD COLUMN     "imageCredit" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocus" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "morePictures" JSON NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Movie" ADD COLUMN     "imageCredit" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocus" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "morePictures" JSON NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "News" ADD COLUMN     "imageCredit" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocus" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "morePictures" JSON NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "imageCredit" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocus" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "morePictures" JSON NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "ItemPicture" (
    "fileId" TEXT NOT NULL,
    "programId" INTEGER,
    "newsId" INTEGER,
    "movieId" INTEGER,
    "colonyId" INTEGER,
    "artSalonId" INTEGER,

    CONSTRAINT "ItemPicture_pkey" PRIMARY KEY ("fileId")
);

-- CreateIndex
CREATE INDEX "ItemPicture_programId_idx" ON "ItemPicture"("programId");

-- CreateIndex
CREATE INDEX "ItemPicture_newsId_idx" ON "ItemPicture"("newsId");

-- CreateIndex
CREATE INDEX "ItemPicture_movieId_idx" ON "ItemPicture"("movieId");

-- CreateIndex
CREATE INDEX "ItemPicture_colonyId_idx" ON "ItemPicture"("colonyId");

-- CreateIndex
CREATE INDEX "ItemPicture_artSalonId_idx" ON "ItemPicture"("artSalonId");

-- AddForeignKey
ALTER TABLE "ItemPicture" ADD CONSTRAINT "ItemPicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemPicture" ADD CONSTRAINT "ItemPicture_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemPicture" ADD CONSTRAINT "ItemPicture_newsId_fkey" FOREIGN KEY ("newsId") REFERENCES "News"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemPicture" ADD CONSTRAINT "ItemPicture_movieId_fkey" FOREIGN KEY ("movieId") REFERENCES "Movie"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemPicture" ADD CONSTRAINT "ItemPicture_colonyId_fkey" FOREIGN KEY ("colonyId") REFERENCES "Colony"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemPicture" ADD CONSTRAINT "ItemPicture_artSalonId_fkey" FOREIGN KEY ("artSalonId") REFERENCES "ArtSalon"("id") ON DELETE CASCADE ON UPDATE CASCADE;
