-- A price drop is a number above 0 (specification 1, section 5); falls were stored as negative numbers.
UPDATE "product_details" SET "percent_change" = -"percent_change" WHERE "percent_change" < 0;
