-- CreateTable
CREATE TABLE "OpenItem" (
    "userId" INTEGER NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "openedAt" DATETIME NOT NULL,
    "beatAt" DATETIME NOT NULL,

    PRIMARY KEY ("itemType", "itemId", "userId"),
    CONSTRAINT "OpenItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OpenItem_userId_idx" ON "OpenItem"("userId");

-- CreateIndex
CREATE INDEX "OpenItem_beatAt_idx" ON "OpenItem"("beatAt");
