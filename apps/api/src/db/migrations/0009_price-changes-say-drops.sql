-- A drop that is shown now becomes the change it came from, as near as its percentage says where no variant holds the old price.
INSERT INTO "price_changes" ("id", "product_details_id", "at", "before", "after")
SELECT gen_random_uuid(), d."id", now(), coalesce(
  (SELECT max(v."price") FROM "retailer_product_variants" v
   WHERE v."retailer_product_id" = d."retailer_product_id" AND v."sale_price" = coalesce(d."local_price", d."price")),
  round(coalesce(d."local_price", d."price") * 100.0 / (100 - d."percent_change"))
), coalesce(d."local_price", d."price")
FROM "product_details" d WHERE d."percent_change" BETWEEN 1 AND 99;--> statement-breakpoint
ALTER TABLE "product_details" DROP COLUMN "percent_change";
