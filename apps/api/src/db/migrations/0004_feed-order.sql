DROP INDEX "post_hashtags_newest";--> statement-breakpoint
DROP INDEX "posts_ranked";--> statement-breakpoint
DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_by_profile";--> statement-breakpoint
DROP INDEX "posts_by_profile_ranked";--> statement-breakpoint
CREATE INDEX "posts_shuffled" ON "posts" USING btree ((md5("id"::text) collate "C"));--> statement-breakpoint
CREATE INDEX "post_hashtags_newest" ON "post_hashtags" USING btree ("hashtag","created_at","post_id");--> statement-breakpoint
CREATE INDEX "posts_ranked" ON "posts" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_profile" ON "posts" USING btree ("profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_profile_ranked" ON "posts" USING btree ("profile_id","score","id");