-- Whatever adds or removes follows, the counts of their creators follow, also when a person is deleted with all they follow.
CREATE FUNCTION "count_followers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two statements about the same creators never wait for each other.
  PERFORM 1 FROM "profiles" WHERE "id" IN (SELECT "profile_id" FROM "changed") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "profiles" SET "followers_count" = "followers_count" + CASE TG_OP WHEN 'INSERT' THEN "number" ELSE -"number" END
  FROM (SELECT "profile_id", count(*)::int AS "number" FROM "changed" GROUP BY "profile_id") "changes"
  WHERE "profiles"."id" = "changes"."profile_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "follows_added" AFTER INSERT ON "follows" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_followers"();--> statement-breakpoint
CREATE TRIGGER "follows_removed" AFTER DELETE ON "follows" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_followers"();
