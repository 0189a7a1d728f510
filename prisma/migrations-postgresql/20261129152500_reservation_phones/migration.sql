-- `+381 (0)64 …` was stored as 0064…, which no other number begins with.
UPDATE "Reservation" SET "phone" = substr("phone", 2) WHERE "phone" LIKE '00%';
