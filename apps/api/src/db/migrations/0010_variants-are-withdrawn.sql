ALTER TABLE "retailer_product_variants" DROP CONSTRAINT "retailer_product_variants_position";--> statement-breakpoint
ALTER TABLE "retailer_product_variants" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "retailer_product_variants_position" ON "retailer_product_variants" USING btree ("retailer_product_id","position");