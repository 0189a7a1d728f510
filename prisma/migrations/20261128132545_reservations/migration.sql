-- CreateTable
CREATE TABLE "ReservationOffer" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "dateKey" TEXT NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "places" INTEGER NOT NULL,
    "largestGroup" INTEGER NOT NULL DEFAULT 4,
    "opensAt" DATETIME,
    "closesAt" DATETIME,
    "waitingList" BOOLEAN NOT NULL DEFAULT true,
    "contact" TEXT NOT NULL DEFAULT 'either',
    "asksNote" BOOLEAN NOT NULL DEFAULT false,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "waiting" INTEGER NOT NULL DEFAULT 0,
    "toldAt" DATETIME NOT NULL,
    "toldPlace" TEXT NOT NULL DEFAULT '',
    "toldStatus" TEXT NOT NULL DEFAULT 'scheduled',
    "erasedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Reservation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "offerId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL,
    "places" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "emailNorm" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "waitsSince" DATETIME,
    "addedByName" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Reservation_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "ReservationOffer" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DoorCount" (
    "offerId" INTEGER NOT NULL,
    "deviceId" TEXT NOT NULL,
    "reservationId" INTEGER NOT NULL,
    "arrived" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,

    PRIMARY KEY ("offerId", "deviceId", "reservationId"),
    CONSTRAINT "DoorCount_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "ReservationOffer" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Attendance" (
    "dateKey" TEXT NOT NULL PRIMARY KEY,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "visitors" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',
    "childrenAge" TEXT NOT NULL DEFAULT '',
    "isFree" BOOLEAN NOT NULL
);

-- CreateTable
CREATE TABLE "PageReading" (
    "day" TEXT NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("day", "itemType", "itemId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReservationOffer_dateKey_key" ON "ReservationOffer"("dateKey");

-- CreateIndex
CREATE INDEX "ReservationOffer_itemType_itemId_idx" ON "ReservationOffer"("itemType", "itemId");

-- CreateIndex
CREATE INDEX "ReservationOffer_toldAt_idx" ON "ReservationOffer"("toldAt");

-- CreateIndex
CREATE UNIQUE INDEX "Reservation_codeHash_key" ON "Reservation"("codeHash");

-- CreateIndex
CREATE INDEX "Reservation_offerId_state_id_idx" ON "Reservation"("offerId", "state", "id");

-- CreateIndex
CREATE INDEX "Reservation_offerId_emailNorm_idx" ON "Reservation"("offerId", "emailNorm");

-- CreateIndex
CREATE INDEX "Attendance_at_idx" ON "Attendance"("at");
