-- CreateTable
CREATE TABLE "BuildPart" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "text" TEXT NOT NULL,
    "seenAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "BuildPart_seenAt_idx" ON "BuildPart"("seenAt");
