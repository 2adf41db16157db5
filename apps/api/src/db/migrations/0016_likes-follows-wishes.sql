CREATE TABLE "follows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follows_once" UNIQUE("user_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "likes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "wish_collection_items" (
	"collection_id" uuid NOT NULL,
	"wish_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_collection_items_collection_id_wish_id_pk" PRIMARY KEY("collection_id","wish_id")
);
--> statement-breakpoint
CREATE TABLE "wish_collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"saved_amount" integer,
	"saved_currency" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishes_once" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_collection_items" ADD CONSTRAINT "wish_collection_items_collection_id_wish_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."wish_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_collection_items" ADD CONSTRAINT "wish_collection_items_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_collections" ADD CONSTRAINT "wish_collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_newest" ON "follows" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "follows_profile" ON "follows" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_newest" ON "likes" USING btree ("user_id","liked_at");--> statement-breakpoint
CREATE INDEX "likes_post" ON "likes" USING btree ("post_id","liked_at");--> statement-breakpoint
CREATE INDEX "wish_collection_items_newest" ON "wish_collection_items" USING btree ("collection_id","added_at","wish_id");--> statement-breakpoint
CREATE INDEX "wish_collection_items_wish" ON "wish_collection_items" USING btree ("wish_id");--> statement-breakpoint
CREATE INDEX "wish_collections_newest" ON "wish_collections" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_collections_built_in" ON "wish_collections" USING btree ("user_id","kind") WHERE "wish_collections"."kind" <> 'list';--> statement-breakpoint
CREATE INDEX "wishes_newest" ON "wishes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wishes_product" ON "wishes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "profiles_most_followed" ON "profiles" USING btree ("followers_count","id");