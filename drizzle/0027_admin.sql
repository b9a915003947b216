CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamptz(3) NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"reason" text,
	"details" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "audit_log_reason_check" CHECK (char_length("audit_log"."reason") between 1 and 500),
	CONSTRAINT "audit_log_action_check" CHECK ("audit_log"."action" ~ '^[a-z_]+$')
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "absent" boolean GENERATED ALWAYS AS (leaves_at is not null or suspended_at is not null) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "users_suspended_until_idx" ON "users" USING btree ("suspended_until") WHERE "users"."suspended_until" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspension_check" CHECK (("users"."suspended_at" is null) = ("users"."suspension_reason" is null) and ("users"."suspended_until" is null or "users"."suspended_until" > "users"."suspended_at") and char_length("users"."suspension_reason") <= 500);
--> statement-breakpoint
-- admin: what was done is only ever added to, whoever asks.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- accounts: nobody books somebody who is leaving or suspended, nor does that person book anybody.
CREATE OR REPLACE FUNCTION guard_booked_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person record;
BEGIN
  FOR person IN
    SELECT absent FROM users WHERE id IN (NEW.artist_id, NEW.client_id) ORDER BY id FOR SHARE
  LOOP
    IF person.absent THEN
      RAISE EXCEPTION 'somebody in this booking is leaving or suspended'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_people_here';
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- explore and posts: whoever is suspended is found no more, and whoever is let in again is found again.
CREATE TRIGGER users_explore_suspended AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (OLD.absent IS DISTINCT FROM NEW.absent) EXECUTE FUNCTION note_explore_change('id');
--> statement-breakpoint
CREATE TRIGGER users_free_times_suspended AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (OLD.absent IS DISTINCT FROM NEW.absent) EXECUTE FUNCTION note_free_time_change('id');
--> statement-breakpoint
CREATE TRIGGER users_post_contents_suspended AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (OLD.absent IS DISTINCT FROM NEW.absent) EXECUTE FUNCTION number_post_contents_of_mentioned();
