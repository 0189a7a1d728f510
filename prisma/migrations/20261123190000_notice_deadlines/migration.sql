-- A notice may have a deadline, a reference number and further documents.
ALTER TABLE "Competition" ADD COLUMN "deadline" DATETIME;
ALTER TABLE "Competition" ADD COLUMN "number" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Competition" ADD COLUMN "moreDocuments" JSONB;
CREATE INDEX "Competition_deadline_idx" ON "Competition"("deadline");
ALTER TABLE "Procurement" ADD COLUMN "deadline" DATETIME;
ALTER TABLE "Procurement" ADD COLUMN "number" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Procurement" ADD COLUMN "moreDocuments" JSONB;
CREATE INDEX "Procurement_deadline_idx" ON "Procurement"("deadline");

-- Which notice a further document belongs to; what pages show of it stands beside the notice.
CREATE TABLE "NoticeDocument" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "competitionId" INTEGER,
    "procurementId" INTEGER,
    "fileId" TEXT NOT NULL,
    CONSTRAINT "NoticeDocument_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NoticeDocument_procurementId_fkey" FOREIGN KEY ("procurementId") REFERENCES "Procurement" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NoticeDocument_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "NoticeDocument_fileId_key" ON "NoticeDocument"("fileId");
CREATE INDEX "NoticeDocument_competitionId_idx" ON "NoticeDocument"("competitionId");
CREATE INDEX "NoticeDocument_procurementId_idx" ON "NoticeDocument"("procurementId");
