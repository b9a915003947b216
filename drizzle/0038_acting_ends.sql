-- None of these can be older than an hour, and nobody knows which session it was begun in.
DELETE FROM "sessions" WHERE "acting_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "begun_in" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_begun_in_sessions_id_fk" FOREIGN KEY ("begun_in") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_begun_in_idx" ON "sessions" USING btree ("begun_in") WHERE "sessions"."begun_in" is not null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_check" CHECK (("sessions"."acting_id" is null) = ("sessions"."begun_in" is null));
--> statement-breakpoint
-- accounts: an admin who is none any more, and somebody who is one now, leave no session behind in which one person is another.
CREATE FUNCTION end_acting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE acting_id IS NOT NULL AND NEW.id IN (acting_id, user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_acting AFTER UPDATE OF is_admin ON users
  FOR EACH ROW WHEN (OLD.is_admin IS DISTINCT FROM NEW.is_admin) EXECUTE FUNCTION end_acting();
