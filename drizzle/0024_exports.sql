CREATE TABLE "exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'ready' NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_total" integer NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "exports_status_check" CHECK ("exports"."status" in ('ready', 'running', 'finished', 'stopped')),
	CONSTRAINT "exports_counts_check" CHECK (least("exports"."files_done", "exports"."files_total", "exports"."bytes") >= 0)
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_user_id_idx" ON "exports" USING btree ("user_id","id");