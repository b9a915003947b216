CREATE TABLE "security_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamptz(3) NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"detail" text,
	"user_id" integer,
	"acting_id" integer,
	"session_id" integer,
	"address" text,
	"device" text,
	"route" text NOT NULL,
	CONSTRAINT "security_events_kind_check" CHECK ("security_events"."kind" ~ '^[a-z_]+$'),
	CONSTRAINT "security_events_outcome_check" CHECK ("security_events"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "factor" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_at_idx" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_id_idx" ON "security_events" USING btree ("user_id","at","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_factor_check" CHECK ("sessions"."factor" in ('password', 'passkey', 'second_step'));--> statement-breakpoint
-- accounts: sessions of before were confirmed when they began, and by a password as far as anything is kept of it.
UPDATE sessions SET confirmed_at = created_at;
--> statement-breakpoint
-- accounts: a factor that is gone, by whatever way, counts in no session any more.
CREATE FUNCTION drop_session_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'passkeys' THEN
    UPDATE sessions SET factor = 'password' WHERE user_id = OLD.user_id AND factor = 'passkey'
       AND NOT EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = OLD.user_id);
  ELSE
    UPDATE sessions SET factor = 'password' WHERE user_id = OLD.user_id AND factor = 'second_step';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER passkeys_session_factor AFTER DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION drop_session_factor();
--> statement-breakpoint
CREATE TRIGGER second_steps_session_factor AFTER DELETE ON second_steps
  FOR EACH ROW EXECUTE FUNCTION drop_session_factor();
--> statement-breakpoint
-- accounts: the security log is only added to by the program. These run as the database's owner and go by its clock alone, so
-- that a program that was taken over cannot clean up behind itself.
CREATE FUNCTION sweep_security_events() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE security_events SET address = NULL, device = NULL
   WHERE at < now() - interval '30 days' AND (address IS NOT NULL OR device IS NOT NULL);
  DELETE FROM security_events WHERE at < now() - interval '400 days';
$$;
--> statement-breakpoint
-- What is kept of a person goes with them, and of nobody who is not leaving.
CREATE FUNCTION forget_security_events(person integer) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM security_events
   WHERE user_id = person AND EXISTS (SELECT FROM users WHERE users.id = person AND users.leaves_at IS NOT NULL);
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION sweep_security_events(), forget_security_events(integer) FROM PUBLIC;
