DROP INDEX "posts_ranked";--> statement-breakpoint
CREATE INDEX "posts_ranked" ON "posts" USING btree ("score","id","created_at");