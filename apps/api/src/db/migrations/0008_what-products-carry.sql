CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_details_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "product_details" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "product_details" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_details" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_details_id_product_details_id_fk" FOREIGN KEY ("product_details_id") REFERENCES "public"."product_details"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_latest" ON "price_changes" USING btree ("product_details_id","at");