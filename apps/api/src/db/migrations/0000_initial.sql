CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"properties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"bio" text NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"name" text PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"dominant_color" text NOT NULL,
	"alt" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"duration_ms" integer
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_hashtags" (
	"hashtag" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_hashtags_hashtag_post_id_pk" PRIMARY KEY("hashtag","post_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"hero_media_id" uuid NOT NULL,
	"video_media_id" uuid,
	"caption" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"retailer_id" uuid NOT NULL,
	"brand_id" uuid,
	"price" integer NOT NULL,
	"local_price" integer,
	"currency" text NOT NULL,
	"percent_change" integer,
	"media_id" uuid NOT NULL,
	"retailer_product_id" uuid
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_details_id" uuid NOT NULL,
	CONSTRAINT "products_position" UNIQUE("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"name" text NOT NULL,
	"bio" text NOT NULL,
	"avatar_media_id" uuid NOT NULL,
	"cover_media_id" uuid,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profiles_display_name_unique" UNIQUE("display_name"),
	CONSTRAINT "profiles_display_name" CHECK ("profiles"."display_name" ~ '^[a-z0-9._-]{2,30}$')
);
--> statement-breakpoint
CREATE TABLE "retailer_product_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"retailer_product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"option_values" text[] NOT NULL,
	"price" integer NOT NULL,
	"sale_price" integer,
	"quantity" integer NOT NULL,
	"media_id" uuid,
	CONSTRAINT "retailer_product_variants_position" UNIQUE("retailer_product_id","position"),
	CONSTRAINT "retailer_product_variants_quantity" CHECK ("retailer_product_variants"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "retailer_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"retailer_id" uuid NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"media_id" uuid NOT NULL,
	"additional_media_ids" uuid[] DEFAULT '{}' NOT NULL,
	"options" jsonb NOT NULL,
	"policies" jsonb NOT NULL,
	"size_chart_media_id" uuid,
	CONSTRAINT "retailer_products_handle" UNIQUE("retailer_id","handle")
);
--> statement-breakpoint
CREATE TABLE "retailers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"display_name" text NOT NULL,
	"media_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"takes_carts" boolean NOT NULL,
	CONSTRAINT "retailers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_media_id_media_objects_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_hero_media_id_media_objects_id_fk" FOREIGN KEY ("hero_media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_media_id_media_objects_id_fk" FOREIGN KEY ("video_media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_clicks" ADD CONSTRAINT "product_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "product_details_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "product_details_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "product_details_media_id_media_objects_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "product_details_retailer_product_id_retailer_products_id_fk" FOREIGN KEY ("retailer_product_id") REFERENCES "public"."retailer_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_details_id_product_details_id_fk" FOREIGN KEY ("product_details_id") REFERENCES "public"."product_details"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_media_id_media_objects_id_fk" FOREIGN KEY ("avatar_media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_cover_media_id_media_objects_id_fk" FOREIGN KEY ("cover_media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailer_product_variants" ADD CONSTRAINT "retailer_product_variants_retailer_product_id_retailer_products_id_fk" FOREIGN KEY ("retailer_product_id") REFERENCES "public"."retailer_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailer_product_variants" ADD CONSTRAINT "retailer_product_variants_media_id_media_objects_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailer_products" ADD CONSTRAINT "retailer_products_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailer_products" ADD CONSTRAINT "retailer_products_media_id_media_objects_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailer_products" ADD CONSTRAINT "retailer_products_size_chart_media_id_media_objects_id_fk" FOREIGN KEY ("size_chart_media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailers" ADD CONSTRAINT "retailers_media_id_media_objects_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_hashtags_newest" ON "post_hashtags" USING btree ("hashtag","created_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_ranked" ON "posts" USING btree ("score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_by_profile" ON "posts" USING btree ("profile_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_by_profile_ranked" ON "posts" USING btree ("profile_id","score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_details_retailer" ON "product_details" USING btree ("retailer_id");--> statement-breakpoint
CREATE INDEX "products_details" ON "products" USING btree ("product_details_id");