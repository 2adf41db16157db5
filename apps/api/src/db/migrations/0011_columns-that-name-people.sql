DROP INDEX "identity_records_account";--> statement-breakpoint
ALTER TABLE "identity_records" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "identity_records" SET "user_id" = "users"."id" FROM "users" WHERE "users"."id"::text = split_part("identity_records"."account_id", '|', 2);--> statement-breakpoint
-- Of people who have been deleted.
DELETE FROM "identity_records" WHERE "user_id" IS NULL AND ("account_id" LIKE 'auth0|%' OR "account_id" LIKE 'google-oauth2|%');--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "outbox" SET "user_id" = "users"."id" FROM "users" WHERE lower("users"."email") = lower("recipient");--> statement-breakpoint
DELETE FROM "outbox" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_records_user" ON "identity_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "identity_records" DROP COLUMN "account_id";