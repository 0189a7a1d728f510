-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "html" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refusedAt" TIMESTAMP(3),
ADD COLUMN     "subscriptionId" INTEGER,
ADD COLUMN     "unsubscribe" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "MailSubscription" (
    "id" SERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNorm" TEXT NOT NULL,
    "script" TEXT NOT NULL,
    "sections" JSON NOT NULL DEFAULT '[]',
    "salt" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMP(3),
    "toldWeek" TEXT NOT NULL DEFAULT '',
    "toldChange" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "MailSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WatchedItem" (
    "topic" TEXT NOT NULL,
    "change" INTEGER NOT NULL DEFAULT 0,
    "told" JSON NOT NULL,
    "before" JSON NOT NULL,
    "differsSince" TIMESTAMP(3),

    CONSTRAINT "WatchedItem_pkey" PRIMARY KEY ("topic")
);

-- CreateIndex
CREATE UNIQUE INDEX "MailSubscription_codeHash_key" ON "MailSubscription"("codeHash");

-- CreateIndex
CREATE INDEX "MailSubscription_topic_confirmedAt_id_idx" ON "MailSubscription"("topic", "confirmedAt", "id");

-- CreateIndex
CREATE INDEX "MailSubscription_confirmedAt_askedAt_idx" ON "MailSubscription"("confirmedAt", "askedAt");

-- CreateIndex
CREATE UNIQUE INDEX "MailSubscription_emailNorm_topic_key" ON "MailSubscription"("emailNorm", "topic");

-- CreateIndex
CREATE INDEX "OutboxMail_subscriptionId_idx" ON "OutboxMail"("subscriptionId");
