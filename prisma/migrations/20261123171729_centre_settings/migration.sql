-- CreateTable
CREATE TABLE "SettingsGroup" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL DEFAULT 1,
    "content" JSONB NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT ''
);

-- CreateTable
CREATE TABLE "SitePicture" (
    "slot" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL DEFAULT 1,
    "imageFileId" TEXT NOT NULL,
    "image" JSONB NOT NULL,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "SitePicture_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "SitePicture_imageFileId_key" ON "SitePicture"("imageFileId");
