-- CreateTable
CREATE TABLE "ReservationOffer" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "dateKey" TEXT NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "places" INTEGER NOT NULL,
    "largestGroup" INTEGER NOT NULL DEFAULT 4,
    "opensAt" TIMESTAMP(3),
    "closesAt" TIMESTAMP(3),
    "waitingList" BOOLEAN NOT NULL DEFAULT true,
    "contact" TEXT NOT NULL DEFAULT 'either',
    "asksNote" BOOLEAN NOT NULL DEFAULT false,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "waiting" INTEGER NOT NULL DEFAULT 0,
    "toldAt" TIMESTAMP(3) NOT NULL,
    "toldPlace" TEXT NOT NULL DEFAULT '',
    "toldStatus" TEXT NOT NULL DEFAULT 'scheduled',
    "erasedAt" TIMESTAMP(3),

    CONSTRAINT "ReservationOffer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reservation" (
    "id" SERIAL NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "waitsSince" TIMESTAMP(3),
    "addedByName" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Reservation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DoorCount" (
    "offerId" INTEGER NOT NULL,
    "deviceId" TEXT NOT NULL,
    "reservationId" INTEGER NOT NULL,
    "arrived" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,

    CONSTRAINT "DoorCount_pkey" PRIMARY KEY ("offerId","deviceId","reservationId")
);

-- CreateTable
CREATE TABLE "Attendance" (
    "dateKey" TEXT NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "visitors" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "updatedByName" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',
    "childrenAge" TEXT NOT NULL DEFAULT '',
    "isFree" BOOLEAN NOT NULL,

    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("dateKey")
);

-- CreateTable
CREATE TABLE "PageReading" (
    "day" TEXT NOT NULL,
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "PageReading_pkey" PRIMARY KEY ("day","itemType","itemId")
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

-- AddForeignKey
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "ReservationOffer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DoorCount" ADD CONSTRAINT "DoorCount_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "ReservationOffer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
