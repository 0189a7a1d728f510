-- CreateTable
CREATE TABLE "Program" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "programType" TEXT NOT NULL,
    "eventHappeningDateTime" DATETIME NOT NULL,
    "endsAt" DATETIME,
    "place" TEXT NOT NULL DEFAULT '',
    "price" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "statusNote" TEXT NOT NULL DEFAULT '',
    "formerDateTime" DATETIME,
    "imageFileId" TEXT,
    "image" JSONB,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Program_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "News" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "datePosted" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "imageFileId" TEXT,
    "image" JSONB,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "News_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Movie" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "genere" TEXT NOT NULL,
    "duration" TEXT NOT NULL,
    "yearPublished" TEXT NOT NULL,
    "youtubeUrl" TEXT NOT NULL DEFAULT '',
    "imageFileId" TEXT,
    "image" JSONB,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Movie_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Screening" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "movieId" INTEGER NOT NULL,
    "productionDate" DATETIME NOT NULL,
    "endsAt" DATETIME,
    "hall" TEXT NOT NULL DEFAULT '',
    "price" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT '',
    "ageMark" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "statusNote" TEXT NOT NULL DEFAULT '',
    "formerDateTime" DATETIME,
    CONSTRAINT "Screening_movieId_fkey" FOREIGN KEY ("movieId") REFERENCES "Movie" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Competition" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "datePosted" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "documentFileId" TEXT,
    "document" JSONB,
    CONSTRAINT "Competition_documentFileId_fkey" FOREIGN KEY ("documentFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Procurement" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "datePosted" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "documentFileId" TEXT,
    "document" JSONB,
    CONSTRAINT "Procurement_documentFileId_fkey" FOREIGN KEY ("documentFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GalleryItem" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "yearMade" TEXT NOT NULL,
    "isRented" BOOLEAN NOT NULL DEFAULT false,
    "rentedTo" TEXT NOT NULL DEFAULT '',
    "imageFileId" TEXT,
    "image" JSONB,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "GalleryItem_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Colony" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "yearHappening" TEXT NOT NULL,
    "colonyType" TEXT NOT NULL,
    "imageFileId" TEXT,
    "image" JSONB,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Colony_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArtSalon" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "yearHappening" TEXT NOT NULL,
    "colonyType" TEXT NOT NULL,
    "imageFileId" TEXT,
    "image" JSONB,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ArtSalon_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PremisesPhoto" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" DATETIME DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME,
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL,
    "caption" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "imageFileId" TEXT,
    "image" JSONB,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "PremisesPhoto_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "originalName" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "variants" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "releasedAt" DATETIME
);

-- CreateTable
CREATE TABLE "ItemVersion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "savedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "savedByName" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "User" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNorm" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "roleId" INTEGER NOT NULL DEFAULT 2,
    "dateCreated" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "resetAskedAt" DATETIME
);

-- CreateTable
CREATE TABLE "UserAccess" (
    "userId" INTEGER NOT NULL,
    "section" TEXT NOT NULL,

    PRIMARY KEY ("userId", "section"),
    CONSTRAINT "UserAccess_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "bindHash" TEXT,
    "device" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ResetCode" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "ResetCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" DATETIME,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT NOT NULL DEFAULT ''
);

-- CreateTable
CREATE TABLE "RateCounter" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "userId" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" INTEGER,
    "userName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "section" TEXT NOT NULL DEFAULT '',
    "itemType" TEXT NOT NULL DEFAULT '',
    "itemId" INTEGER,
    "summary" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "ContentRevision" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "number" INTEGER NOT NULL DEFAULT 1
);

-- CreateIndex
CREATE UNIQUE INDEX "Program_imageFileId_key" ON "Program"("imageFileId");

-- CreateIndex
CREATE INDEX "Program_eventHappeningDateTime_id_idx" ON "Program"("eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_programType_eventHappeningDateTime_id_idx" ON "Program"("programType", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_deletedAt_idx" ON "Program"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "News_imageFileId_key" ON "News"("imageFileId");

-- CreateIndex
CREATE INDEX "News_datePosted_id_idx" ON "News"("datePosted", "id");

-- CreateIndex
CREATE INDEX "News_deletedAt_idx" ON "News"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Movie_imageFileId_key" ON "Movie"("imageFileId");

-- CreateIndex
CREATE INDEX "Movie_createdAt_id_idx" ON "Movie"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Movie_deletedAt_idx" ON "Movie"("deletedAt");

-- CreateIndex
CREATE INDEX "Screening_productionDate_id_idx" ON "Screening"("productionDate", "id");

-- CreateIndex
CREATE INDEX "Screening_movieId_productionDate_idx" ON "Screening"("movieId", "productionDate");

-- CreateIndex
CREATE UNIQUE INDEX "Competition_documentFileId_key" ON "Competition"("documentFileId");

-- CreateIndex
CREATE INDEX "Competition_datePosted_id_idx" ON "Competition"("datePosted", "id");

-- CreateIndex
CREATE INDEX "Competition_deletedAt_idx" ON "Competition"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Procurement_documentFileId_key" ON "Procurement"("documentFileId");

-- CreateIndex
CREATE INDEX "Procurement_datePosted_id_idx" ON "Procurement"("datePosted", "id");

-- CreateIndex
CREATE INDEX "Procurement_deletedAt_idx" ON "Procurement"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "GalleryItem_imageFileId_key" ON "GalleryItem"("imageFileId");

-- CreateIndex
CREATE INDEX "GalleryItem_createdAt_id_idx" ON "GalleryItem"("createdAt", "id");

-- CreateIndex
CREATE INDEX "GalleryItem_deletedAt_idx" ON "GalleryItem"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Colony_imageFileId_key" ON "Colony"("imageFileId");

-- CreateIndex
CREATE INDEX "Colony_createdAt_id_idx" ON "Colony"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Colony_deletedAt_idx" ON "Colony"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ArtSalon_imageFileId_key" ON "ArtSalon"("imageFileId");

-- CreateIndex
CREATE INDEX "ArtSalon_createdAt_id_idx" ON "ArtSalon"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ArtSalon_deletedAt_idx" ON "ArtSalon"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "PremisesPhoto_imageFileId_key" ON "PremisesPhoto"("imageFileId");

-- CreateIndex
CREATE INDEX "PremisesPhoto_category_position_idx" ON "PremisesPhoto"("category", "position");

-- CreateIndex
CREATE INDEX "PremisesPhoto_deletedAt_idx" ON "PremisesPhoto"("deletedAt");

-- CreateIndex
CREATE INDEX "StoredFile_releasedAt_idx" ON "StoredFile"("releasedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ItemVersion_itemType_itemId_version_key" ON "ItemVersion"("itemType", "itemId", "version");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailNorm_key" ON "User"("emailNorm");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ResetCode_codeHash_key" ON "ResetCode"("codeHash");

-- CreateIndex
CREATE INDEX "ResetCode_userId_idx" ON "ResetCode"("userId");

-- CreateIndex
CREATE INDEX "OutboxMail_sentAt_idx" ON "OutboxMail"("sentAt");

-- CreateIndex
CREATE INDEX "RateCounter_expiresAt_idx" ON "RateCounter"("expiresAt");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "AuditEntry_userName_at_idx" ON "AuditEntry"("userName", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_section_at_idx" ON "AuditEntry"("section", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_itemType_itemId_idx" ON "AuditEntry"("itemType", "itemId");
