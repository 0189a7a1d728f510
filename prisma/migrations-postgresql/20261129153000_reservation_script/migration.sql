-- AlterTable
ALTER TABLE "Reservation" ADD COLUMN     "script" TEXT NOT NULL DEFAULT 'latin';
