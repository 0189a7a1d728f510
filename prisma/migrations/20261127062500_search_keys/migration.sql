-- Letters that look alike, đ and places: search texts and sort keys have another form. The next start fills them.
UPDATE "Program" SET "searchText" = '', "titleKey" = '';
UPDATE "News" SET "searchText" = '', "titleKey" = '';
UPDATE "Movie" SET "searchText" = '', "titleKey" = '';
UPDATE "Competition" SET "searchText" = '', "titleKey" = '';
UPDATE "Procurement" SET "searchText" = '', "titleKey" = '';
UPDATE "GalleryItem" SET "searchText" = '', "titleKey" = '';
UPDATE "Colony" SET "searchText" = '', "titleKey" = '';
UPDATE "ArtSalon" SET "searchText" = '', "titleKey" = '';
UPDATE "PremisesPhoto" SET "searchText" = '', "titleKey" = '';
