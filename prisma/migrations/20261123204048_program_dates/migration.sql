-- CreateTable
CREATE TABLE "ProgramDate" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "programId" INTEGER NOT NULL,
    "eventHappeningDateTime" DATETIME NOT NULL,
    "endsAt" DATETIME,
    "place" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "statusNote" TEXT NOT NULL DEFAULT '',
    "formerDateTime" DATETIME,
    "isOriginal" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "ProgramDate_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ProgramDate_programId_eventHappeningDateTime_idx" ON "ProgramDate"("programId", "eventHappeningDateTime");

-- CreateIndex
CREATE INDEX "ProgramDate_eventHappeningDateTime_idx" ON "ProgramDate"("eventHappeningDateTime");
