-- AlterTable
ALTER TABLE "Movie" ADD COLUMN     "childrenAge" TEXT NOT NULL DEFAULT '';
