-- CreateTable
CREATE TABLE "Program" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "programType" TEXT NOT NULL,
    "eventHappeningDateTime" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3),
    "place" TEXT NOT NULL DEFAULT '',
    "price" TEXT NOT NULL DEFAULT '',
    "childrenAge" TEXT NOT NULL DEFAULT '',
    "booking" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "statusNote" TEXT NOT NULL DEFAULT '',
    "formerDateTime" TIMESTAMP(3),
    "imageFileId" TEXT,
    "image" JSON,
    "imageAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Program_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProgramDate" (
    "id" SERIAL NOT NULL,
    "programId" INTEGER NOT NULL,
    "eventHappeningDateTime" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3),
    "place" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "statusNote" TEXT NOT NULL DEFAULT '',
    "formerDateTime" TIMESTAMP(3),
    "isOriginal" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ProgramDate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "News" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "datePosted" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "imageFileId" TEXT,
    "image" JSON,
    "imageAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "News_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Movie" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "genere" TEXT NOT NULL,
    "duration" TEXT NOT NULL,
    "yearPublished" TEXT NOT NULL,
    "youtubeUrl" TEXT NOT NULL DEFAULT '',
    "imageFileId" TEXT,
    "image" JSON,
    "imageAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Movie_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Screening" (
    "id" SERIAL NOT NULL,
    "movieId" INTEGER NOT NULL,
    "productionDate" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3),
    "hall" TEXT NOT NULL DEFAULT '',
    "price" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT '',
    "ageMark" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "statusNote" TEXT NOT NULL DEFAULT '',
    "formerDateTime" TIMESTAMP(3),

    CONSTRAINT "Screening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Competition" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "datePosted" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deadline" TIMESTAMP(3),
    "number" TEXT NOT NULL DEFAULT '',
    "documentFileId" TEXT,
    "document" JSON,
    "moreDocuments" JSON,

    CONSTRAINT "Competition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Procurement" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "datePosted" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deadline" TIMESTAMP(3),
    "number" TEXT NOT NULL DEFAULT '',
    "documentFileId" TEXT,
    "document" JSON,
    "moreDocuments" JSON,

    CONSTRAINT "Procurement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NoticeDocument" (
    "id" SERIAL NOT NULL,
    "competitionId" INTEGER,
    "procurementId" INTEGER,
    "fileId" TEXT NOT NULL,

    CONSTRAINT "NoticeDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GalleryItem" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "yearMade" TEXT NOT NULL,
    "isRented" BOOLEAN NOT NULL DEFAULT false,
    "rentedTo" TEXT NOT NULL DEFAULT '',
    "imageFileId" TEXT,
    "image" JSON,
    "imageAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "GalleryItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Colony" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "yearHappening" TEXT NOT NULL,
    "colonyType" TEXT NOT NULL,
    "imageFileId" TEXT,
    "image" JSON,
    "imageAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Colony_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArtSalon" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "yearHappening" TEXT NOT NULL,
    "colonyType" TEXT NOT NULL,
    "imageFileId" TEXT,
    "image" JSON,
    "imageAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ArtSalon_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PremisesPhoto" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),
    "deletedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL DEFAULT '',
    "titleKey" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "imageFileId" TEXT,
    "image" JSON,
    "imageAlt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "PremisesPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "originalName" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "variants" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "releasedAt" TIMESTAMP(3),

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SettingsGroup" (
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "content" JSON NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "SettingsGroup_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "SitePicture" (
    "slot" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "imageFileId" TEXT NOT NULL,
    "image" JSON NOT NULL,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "SitePicture_pkey" PRIMARY KEY ("slot")
);

-- CreateTable
CREATE TABLE "DemoItem" (
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,

    CONSTRAINT "DemoItem_pkey" PRIMARY KEY ("itemType","itemId")
);

-- CreateTable
CREATE TABLE "ImportedItem" (
    "source" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "importedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ImportedItem_pkey" PRIMARY KEY ("source","kind","sourceId")
);

-- CreateTable
CREATE TABLE "ItemVersion" (
    "id" SERIAL NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSON NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "savedByName" TEXT NOT NULL,

    CONSTRAINT "ItemVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNorm" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "roleId" INTEGER NOT NULL DEFAULT 2,
    "dateCreated" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "resetAskedAt" TIMESTAMP(3),

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UserAccess" (
    "userId" INTEGER NOT NULL,
    "section" TEXT NOT NULL,

    CONSTRAINT "UserAccess_pkey" PRIMARY KEY ("userId","section")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "bindHash" TEXT,
    "device" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResetCode" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "ResetCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" SERIAL NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMP(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateCounter" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RateCounter_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "key" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" INTEGER,
    "userName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "section" TEXT NOT NULL DEFAULT '',
    "itemType" TEXT NOT NULL DEFAULT '',
    "itemId" INTEGER,
    "summary" TEXT NOT NULL DEFAULT '',
    "changes" JSON NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContentRevision" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "number" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ContentRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClockWatch" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "lastSeen" TIMESTAMP(3) NOT NULL,
    "steadySince" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ClockWatch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Program_imageFileId_key" ON "Program"("imageFileId");

-- CreateIndex
CREATE INDEX "Program_deletedAt_eventHappeningDateTime_id_idx" ON "Program"("deletedAt", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_deletedAt_programType_eventHappeningDateTime_id_idx" ON "Program"("deletedAt", "programType", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_deletedAt_programType_titleKey_eventHappeningDateTi_idx" ON "Program"("deletedAt", "programType", "titleKey", "eventHappeningDateTime", "id");

-- CreateIndex
CREATE INDEX "Program_publishedAt_idx" ON "Program"("publishedAt");

-- CreateIndex
CREATE INDEX "Program_programType_publishedAt_idx" ON "Program"("programType", "publishedAt");

-- CreateIndex
CREATE INDEX "Program_programType_imageFileId_deletedAt_publishedAt_idx" ON "Program"("programType", "imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Program_programType_imageAlt_deletedAt_publishedAt_imageFil_idx" ON "Program"("programType", "imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE INDEX "ProgramDate_programId_eventHappeningDateTime_idx" ON "ProgramDate"("programId", "eventHappeningDateTime");

-- CreateIndex
CREATE INDEX "ProgramDate_eventHappeningDateTime_idx" ON "ProgramDate"("eventHappeningDateTime");

-- CreateIndex
CREATE UNIQUE INDEX "News_imageFileId_key" ON "News"("imageFileId");

-- CreateIndex
CREATE INDEX "News_deletedAt_datePosted_id_idx" ON "News"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "News_deletedAt_titleKey_datePosted_id_idx" ON "News"("deletedAt", "titleKey", "datePosted", "id");

-- CreateIndex
CREATE INDEX "News_publishedAt_idx" ON "News"("publishedAt");

-- CreateIndex
CREATE INDEX "News_imageFileId_deletedAt_publishedAt_idx" ON "News"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "News_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "News"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE UNIQUE INDEX "Movie_imageFileId_key" ON "Movie"("imageFileId");

-- CreateIndex
CREATE INDEX "Movie_deletedAt_createdAt_id_idx" ON "Movie"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Movie_deletedAt_titleKey_createdAt_id_idx" ON "Movie"("deletedAt", "titleKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Movie_publishedAt_idx" ON "Movie"("publishedAt");

-- CreateIndex
CREATE INDEX "Movie_imageFileId_deletedAt_publishedAt_idx" ON "Movie"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Movie_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "Movie"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE INDEX "Screening_productionDate_id_idx" ON "Screening"("productionDate", "id");

-- CreateIndex
CREATE INDEX "Screening_movieId_productionDate_idx" ON "Screening"("movieId", "productionDate");

-- CreateIndex
CREATE UNIQUE INDEX "Competition_documentFileId_key" ON "Competition"("documentFileId");

-- CreateIndex
CREATE INDEX "Competition_deletedAt_datePosted_id_idx" ON "Competition"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Competition_deadline_idx" ON "Competition"("deadline");

-- CreateIndex
CREATE INDEX "Competition_deletedAt_titleKey_datePosted_id_idx" ON "Competition"("deletedAt", "titleKey", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Competition_publishedAt_idx" ON "Competition"("publishedAt");

-- CreateIndex
CREATE INDEX "Competition_documentFileId_deletedAt_publishedAt_idx" ON "Competition"("documentFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Procurement_documentFileId_key" ON "Procurement"("documentFileId");

-- CreateIndex
CREATE INDEX "Procurement_deletedAt_datePosted_id_idx" ON "Procurement"("deletedAt", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Procurement_deadline_idx" ON "Procurement"("deadline");

-- CreateIndex
CREATE INDEX "Procurement_deletedAt_titleKey_datePosted_id_idx" ON "Procurement"("deletedAt", "titleKey", "datePosted", "id");

-- CreateIndex
CREATE INDEX "Procurement_publishedAt_idx" ON "Procurement"("publishedAt");

-- CreateIndex
CREATE INDEX "Procurement_documentFileId_deletedAt_publishedAt_idx" ON "Procurement"("documentFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE UNIQUE INDEX "NoticeDocument_fileId_key" ON "NoticeDocument"("fileId");

-- CreateIndex
CREATE INDEX "NoticeDocument_competitionId_idx" ON "NoticeDocument"("competitionId");

-- CreateIndex
CREATE INDEX "NoticeDocument_procurementId_idx" ON "NoticeDocument"("procurementId");

-- CreateIndex
CREATE UNIQUE INDEX "GalleryItem_imageFileId_key" ON "GalleryItem"("imageFileId");

-- CreateIndex
CREATE INDEX "GalleryItem_deletedAt_createdAt_id_idx" ON "GalleryItem"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "GalleryItem_deletedAt_titleKey_createdAt_id_idx" ON "GalleryItem"("deletedAt", "titleKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "GalleryItem_publishedAt_idx" ON "GalleryItem"("publishedAt");

-- CreateIndex
CREATE INDEX "GalleryItem_imageFileId_deletedAt_publishedAt_idx" ON "GalleryItem"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "GalleryItem_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "GalleryItem"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE UNIQUE INDEX "Colony_imageFileId_key" ON "Colony"("imageFileId");

-- CreateIndex
CREATE INDEX "Colony_deletedAt_createdAt_id_idx" ON "Colony"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Colony_deletedAt_titleKey_createdAt_id_idx" ON "Colony"("deletedAt", "titleKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Colony_publishedAt_idx" ON "Colony"("publishedAt");

-- CreateIndex
CREATE INDEX "Colony_imageFileId_deletedAt_publishedAt_idx" ON "Colony"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "Colony_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "Colony"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE UNIQUE INDEX "ArtSalon_imageFileId_key" ON "ArtSalon"("imageFileId");

-- CreateIndex
CREATE INDEX "ArtSalon_deletedAt_createdAt_id_idx" ON "ArtSalon"("deletedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ArtSalon_deletedAt_titleKey_createdAt_id_idx" ON "ArtSalon"("deletedAt", "titleKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ArtSalon_publishedAt_idx" ON "ArtSalon"("publishedAt");

-- CreateIndex
CREATE INDEX "ArtSalon_imageFileId_deletedAt_publishedAt_idx" ON "ArtSalon"("imageFileId", "deletedAt", "publishedAt");

-- CreateIndex
CREATE INDEX "ArtSalon_imageAlt_deletedAt_publishedAt_imageFileId_idx" ON "ArtSalon"("imageAlt", "deletedAt", "publishedAt", "imageFileId");

-- CreateIndex
CREATE UNIQUE INDEX "PremisesPhoto_imageFileId_key" ON "PremisesPhoto"("imageFileId");

-- CreateIndex
CREATE INDEX "PremisesPhoto_category_position_idx" ON "PremisesPhoto"("category", "position");

-- CreateIndex
CREATE INDEX "PremisesPhoto_deletedAt_titleKey_createdAt_id_idx" ON "PremisesPhoto"("deletedAt", "titleKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PremisesPhoto_publishedAt_idx" ON "PremisesPhoto"("publishedAt");

-- CreateIndex
CREATE INDEX "StoredFile_releasedAt_idx" ON "StoredFile"("releasedAt");

-- CreateIndex
CREATE UNIQUE INDEX "SitePicture_imageFileId_key" ON "SitePicture"("imageFileId");

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

-- AddForeignKey
ALTER TABLE "Program" ADD CONSTRAINT "Program_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProgramDate" ADD CONSTRAINT "ProgramDate_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "News" ADD CONSTRAINT "News_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Movie" ADD CONSTRAINT "Movie_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Screening" ADD CONSTRAINT "Screening_movieId_fkey" FOREIGN KEY ("movieId") REFERENCES "Movie"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Competition" ADD CONSTRAINT "Competition_documentFileId_fkey" FOREIGN KEY ("documentFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Procurement" ADD CONSTRAINT "Procurement_documentFileId_fkey" FOREIGN KEY ("documentFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeDocument" ADD CONSTRAINT "NoticeDocument_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeDocument" ADD CONSTRAINT "NoticeDocument_procurementId_fkey" FOREIGN KEY ("procurementId") REFERENCES "Procurement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeDocument" ADD CONSTRAINT "NoticeDocument_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GalleryItem" ADD CONSTRAINT "GalleryItem_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Colony" ADD CONSTRAINT "Colony_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArtSalon" ADD CONSTRAINT "ArtSalon_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PremisesPhoto" ADD CONSTRAINT "PremisesPhoto_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SitePicture" ADD CONSTRAINT "SitePicture_imageFileId_fkey" FOREIGN KEY ("imageFileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserAccess" ADD CONSTRAINT "UserAccess_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResetCode" ADD CONSTRAINT "ResetCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The words of a folded text, for visitors' search. The parser of PostgreSQL would keep addresses and numbers with signs
-- as one word, and another locale would know other letters. As many letters of a word count as can be searched for.
CREATE FUNCTION "words"(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000
RETURN (
  SELECT coalesce(array_to_tsvector(array_agg(left("word", 40))), ''::tsvector)
  FROM regexp_split_to_table($1 COLLATE "C", '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u303f\ufe30-\ufe4f\U0001f000-\U0001faff]+') AS "word"
  WHERE "word" <> ''
);

-- What stands in the first line of the search text is the title.
CREATE INDEX "News_words" ON "News" USING gin ("words"("searchText"));
CREATE INDEX "News_title_words" ON "News" USING gin ("words"(split_part("searchText", chr(10), 1)));
CREATE INDEX "Program_words" ON "Program" USING gin ("words"("searchText"));
CREATE INDEX "Program_title_words" ON "Program" USING gin ("words"(split_part("searchText", chr(10), 1)));
CREATE INDEX "Movie_words" ON "Movie" USING gin ("words"("searchText"));
CREATE INDEX "Movie_title_words" ON "Movie" USING gin ("words"(split_part("searchText", chr(10), 1)));
CREATE INDEX "Competition_words" ON "Competition" USING gin ("words"("searchText"));
CREATE INDEX "Competition_title_words" ON "Competition" USING gin ("words"(split_part("searchText", chr(10), 1)));
CREATE INDEX "Procurement_words" ON "Procurement" USING gin ("words"("searchText"));
CREATE INDEX "Procurement_title_words" ON "Procurement" USING gin ("words"(split_part("searchText", chr(10), 1)));
CREATE INDEX "GalleryItem_words" ON "GalleryItem" USING gin ("words"("searchText"));
CREATE INDEX "GalleryItem_title_words" ON "GalleryItem" USING gin ("words"(split_part("searchText", chr(10), 1)));
CREATE INDEX "Colony_words" ON "Colony" USING gin ("words"("searchText"));
CREATE INDEX "Colony_title_words" ON "Colony" USING gin ("words"(split_part("searchText", chr(10), 1)));
CREATE INDEX "ArtSalon_words" ON "ArtSalon" USING gin ("words"("searchText"));
CREATE INDEX "ArtSalon_title_words" ON "ArtSalon" USING gin ("words"(split_part("searchText", chr(10), 1)));
