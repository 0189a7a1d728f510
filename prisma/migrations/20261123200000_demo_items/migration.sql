-- Which items came with the first start, so that they can be taken away in one step.
CREATE TABLE "DemoItem" (
    "itemType" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    PRIMARY KEY ("itemType", "itemId")
);
