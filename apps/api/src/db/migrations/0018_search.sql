CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"search_string" text NOT NULL,
	"content_id" text NOT NULL,
	"content_type" text NOT NULL,
	"click_position" integer,
	"query_id" text
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"type" text NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid,
	"words" "tsvector" NOT NULL,
	"price" integer,
	CONSTRAINT "search_documents_type_id_pk" PRIMARY KEY("type","id")
) PARTITION BY LIST ("type");
--> statement-breakpoint
CREATE TABLE "search_posts" PARTITION OF "search_documents" FOR VALUES IN ('post');
--> statement-breakpoint
-- Not compressed, and in the row: reading a thousand compressed ones took ten times as long as everything else of a search.
ALTER TABLE "search_posts" ALTER COLUMN "words" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "search_posts" SET (toast_tuple_target = 8160);
--> statement-breakpoint
CREATE TABLE "search_products" PARTITION OF "search_documents" FOR VALUES IN ('product');
--> statement-breakpoint
CREATE TABLE "search_profiles" PARTITION OF "search_documents" FOR VALUES IN ('profile');
--> statement-breakpoint
CREATE TABLE "search_lexicon" (
	"kind" text NOT NULL,
	"meaning" text NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_lexicon_language_word_kind_meaning_pk" PRIMARY KEY("language","word","kind","meaning")
);
--> statement-breakpoint
CREATE TABLE "search_popularity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"popularity" real NOT NULL,
	"at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"text" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"weight" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searched_texts" (
	"month" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "searched_texts_month_text_network_pk" PRIMARY KEY("month","text","network")
);
--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_profile" ON "search_documents" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "search_suggestions_words" ON "search_suggestions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_suggestions_heaviest" ON "search_suggestions" USING btree ("weight");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- Words that look like a typed one. A lower limit than the usual 0.3, which two exchanged letters of a short word do not reach.
CREATE FUNCTION search_similar(typed text) RETURNS SETOF search_words LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2
AS $$
	SELECT * FROM search_words WHERE word % typed ORDER BY similarity(word, typed) DESC, documents DESC LIMIT 20
$$;
--> statement-breakpoint
CREATE FUNCTION search_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_documents WHERE type = TG_ARGV[0] AND id IN (SELECT id FROM gone);
	DELETE FROM search_popularity WHERE id IN (SELECT id FROM gone);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_forget AFTER DELETE ON "posts" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_forget('post');
--> statement-breakpoint
CREATE TRIGGER search_forget AFTER DELETE ON "product_details" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_forget('product');
--> statement-breakpoint
CREATE TRIGGER search_forget AFTER DELETE ON "profiles" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_forget('profile');
