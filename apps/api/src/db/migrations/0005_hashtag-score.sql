ALTER TABLE "post_hashtags" ADD COLUMN "score" integer;--> statement-breakpoint
UPDATE "post_hashtags" SET "score" = "posts"."score" FROM "posts" WHERE "posts"."id" = "post_hashtags"."post_id";--> statement-breakpoint
ALTER TABLE "post_hashtags" ALTER COLUMN "score" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "post_hashtags_ranked" ON "post_hashtags" USING btree ("hashtag","score","post_id");
