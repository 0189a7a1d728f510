-- CreateTable
CREATE TABLE "DeviceMark" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "markHash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DeviceMark_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DeviceMark_markHash_key" ON "DeviceMark"("markHash");

-- CreateIndex
CREATE INDEX "DeviceMark_userId_kind_lastUsedAt_idx" ON "DeviceMark"("userId", "kind", "lastUsedAt");

-- CreateIndex
CREATE INDEX "DeviceMark_expiresAt_idx" ON "DeviceMark"("expiresAt");

-- AddForeignKey
ALTER TABLE "DeviceMark" ADD CONSTRAINT "DeviceMark_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
