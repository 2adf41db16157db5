-- Whatever writes posts need not remember their hashtags: those that change are counted again by a job.
CREATE FUNCTION "mark_hashtags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two writers never wait for each other.
  INSERT INTO "hashtags" ("name") SELECT DISTINCT "hashtag" FROM "changed" ORDER BY 1
  ON CONFLICT ("name") DO UPDATE SET "counted_at" = NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "hashtags_of_new_posts" AFTER INSERT ON "post_hashtags"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_hashtags"();--> statement-breakpoint
CREATE TRIGGER "hashtags_of_deleted_posts" AFTER DELETE ON "post_hashtags"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_hashtags"();--> statement-breakpoint
INSERT INTO "hashtags" ("name") SELECT DISTINCT "hashtag" FROM "post_hashtags";--> statement-breakpoint
UPDATE "post_hashtags" SET "price_band" = "priced"."band" FROM (
  SELECT p."post_id", width_bucket(min(d."price"), ARRAY[2500, 5000, 10000]) AS "band"
  FROM "products" p JOIN "product_details" d ON d."id" = p."product_details_id" WHERE d."price" > 0 GROUP BY p."post_id"
) "priced" WHERE "priced"."post_id" = "post_hashtags"."post_id" AND "price_band" <> "priced"."band";
