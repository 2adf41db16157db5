CREATE TABLE "post_activity" (
	"hour" timestamp (3) with time zone NOT NULL,
	"post_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "post_activity_hour_post_id_kind_network_pk" PRIMARY KEY("hour","post_id","kind","network")
);
--> statement-breakpoint
CREATE TABLE "hashtags" (
	"name" text PRIMARY KEY NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"creators_count" integer DEFAULT 0 NOT NULL,
	"top_creators" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ranked_posts" (
	"feed" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "ranked_posts_feed_at_place_pk" PRIMARY KEY("feed","at","place"),
	CONSTRAINT "ranked_posts_place" UNIQUE("feed","at","post_id")
);
--> statement-breakpoint
ALTER TABLE "product_clicks" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD COLUMN "price_band" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_clicks" ADD COLUMN "product_details_id" uuid;--> statement-breakpoint
ALTER TABLE "post_activity" ADD CONSTRAINT "post_activity_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hashtags_uncounted" ON "hashtags" USING btree ("name") WHERE "hashtags"."counted_at" is null;--> statement-breakpoint
ALTER TABLE "product_clicks" ADD CONSTRAINT "product_clicks_product_details_id_product_details_id_fk" FOREIGN KEY ("product_details_id") REFERENCES "public"."product_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_hashtags_priced_newest" ON "post_hashtags" USING btree ("hashtag","price_band","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_hashtags_priced_ranked" ON "post_hashtags" USING btree ("hashtag","price_band","score","post_id");