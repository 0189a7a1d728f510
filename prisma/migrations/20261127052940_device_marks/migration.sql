-- CreateTable
CREATE TABLE "DeviceMark" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "markHash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "DeviceMark_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "DeviceMark_markHash_key" ON "DeviceMark"("markHash");

-- CreateIndex
CREATE INDEX "DeviceMark_userId_kind_lastUsedAt_idx" ON "DeviceMark"("userId", "kind", "lastUsedAt");

-- CreateIndex
CREATE INDEX "DeviceMark_expiresAt_idx" ON "DeviceMark"("expiresAt");
