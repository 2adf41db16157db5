CREATE TABLE "hidden_posts" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_posts_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_profiles" (
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_profiles_user_id_profile_id_pk" PRIMARY KEY("user_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_reports_once" UNIQUE("user_id","post_id")
);
--> statement-breakpoint
DROP INDEX "profiles_most_followed";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "followers_ranked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "followers_ranked" = "followers_count";--> statement-breakpoint
-- Room for new counts beside the old ones.
ALTER TABLE "profiles" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "hidden_posts" ADD CONSTRAINT "hidden_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_posts" ADD CONSTRAINT "hidden_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_profiles" ADD CONSTRAINT "hidden_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_profiles" ADD CONSTRAINT "hidden_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_posts_newest" ON "hidden_posts" USING btree ("user_id","hidden_at");--> statement-breakpoint
CREATE INDEX "hidden_posts_post" ON "hidden_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "hidden_profiles_newest" ON "hidden_profiles" USING btree ("user_id","hidden_at");--> statement-breakpoint
CREATE INDEX "hidden_profiles_profile" ON "hidden_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "post_reports_newest" ON "post_reports" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "post_reports_post" ON "post_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "profiles_most_followed" ON "profiles" USING btree ("followers_ranked","id");