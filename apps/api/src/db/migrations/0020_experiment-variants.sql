ALTER TABLE "experiments" DROP CONSTRAINT "experiments_pkey";--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_name_variant_pk" PRIMARY KEY("name","variant");--> statement-breakpoint
ALTER TABLE "experiments" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_share" CHECK ("experiments"."share" between 0 and 100);
