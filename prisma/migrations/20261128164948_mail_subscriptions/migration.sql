-- CreateTable
CREATE TABLE "MailSubscription" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "topic" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNorm" TEXT NOT NULL,
    "script" TEXT NOT NULL,
    "sections" JSONB NOT NULL DEFAULT '[]',
    "salt" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "askedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" DATETIME,
    "toldWeek" TEXT NOT NULL DEFAULT '',
    "toldChange" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "WatchedItem" (
    "topic" TEXT NOT NULL PRIMARY KEY,
    "change" INTEGER NOT NULL DEFAULT 0,
    "told" JSONB NOT NULL,
    "before" JSONB NOT NULL,
    "differsSince" DATETIME
);

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN "html" TEXT NOT NULL DEFAULT '';
ALTER TABLE "OutboxMail" ADD COLUMN "unsubscribe" TEXT NOT NULL DEFAULT '';
ALTER TABLE "OutboxMail" ADD COLUMN "subscriptionId" INTEGER;
ALTER TABLE "OutboxMail" ADD COLUMN "refusedAt" DATETIME;

-- CreateIndex
CREATE INDEX "OutboxMail_subscriptionId_idx" ON "OutboxMail"("subscriptionId");

-- CreateIndex
CREATE UNIQUE INDEX "MailSubscription_codeHash_key" ON "MailSubscription"("codeHash");

-- CreateIndex
CREATE INDEX "MailSubscription_topic_confirmedAt_id_idx" ON "MailSubscription"("topic", "confirmedAt", "id");

-- CreateIndex
CREATE INDEX "MailSubscription_confirmedAt_askedAt_idx" ON "MailSubscription"("confirmedAt", "askedAt");

-- CreateIndex
CREATE UNIQUE INDEX "MailSubscription_emailNorm_topic_key" ON "MailSubscription"("emailNorm", "topic");
