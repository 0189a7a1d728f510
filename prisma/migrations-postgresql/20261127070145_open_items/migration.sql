-- CreateTable
CREATE TABLE "OpenItem" (
    "userId" INTEGER NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL,
    "beatAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OpenItem_pkey" PRIMARY KEY ("itemType","itemId","userId")
);

-- CreateIndex
CREATE INDEX "OpenItem_userId_idx" ON "OpenItem"("userId");

-- CreateIndex
CREATE INDEX "OpenItem_beatAt_idx" ON "OpenItem"("beatAt");

-- AddForeignKey
ALTER TABLE "OpenItem" ADD CONSTRAINT "OpenItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
