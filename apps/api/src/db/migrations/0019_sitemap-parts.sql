CREATE TABLE "sitemap_parts" (
	"kind" text NOT NULL,
	"part" integer NOT NULL,
	"first_key" text NOT NULL,
	"divided_at" timestamp (3) with time zone,
	CONSTRAINT "sitemap_parts_kind_part_pk" PRIMARY KEY("kind","part")
);
--> statement-breakpoint
INSERT INTO "sitemap_parts" ("kind", "part", "first_key") VALUES ('creators', 0, ''), ('hashtags', 0, ''), ('posts', 0, '00000000-0000-0000-0000-000000000000'), ('products', 0, '00000000-0000-0000-0000-000000000000');
